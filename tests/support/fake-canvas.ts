import { vi } from 'vitest';

class FakeImageData {
  data: Uint8ClampedArray;
  constructor(data: Uint8ClampedArray) {
    this.data = data;
  }
}

class FakeContext {
  #image = new FakeImageData(new Uint8ClampedArray());
  putImageData(image: FakeImageData) {
    this.#image = image;
  }
  getImageData = () => this.#image;
  fillRect() {}
  drawImage() {}
}

/**
 * Stands in for the canvas that scales photos, which happy-dom lacks: a scaled photo has the bytes of the chosen file.
 *
 * @param readImage called for each photo; rejects when the browser cannot read it
 */
export function stubPhotoScaling(readImage: () => Promise<void> = () => Promise.resolve()): void {
  let latest = new Blob();
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    await readImage();
    latest = new Blob([await file.arrayBuffer()], { type: 'image/jpeg' });
    return { width: 320, height: 320, close: () => undefined };
  });
  vi.stubGlobal('ImageData', FakeImageData);
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => new FakeContext();
      convertToBlob() {
        return Promise.resolve(latest);
      }
    },
  );
}
