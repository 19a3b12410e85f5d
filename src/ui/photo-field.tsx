import { useRef, useState, type ReactNode } from 'react';
import { getErrorMessage } from '#src/lib/log.ts';
import { copy } from './copy.ts';
import { FieldLayout } from './field.tsx';

export interface Photo {
  /** Scaled; rejects with a message for users when the browser cannot read the chosen file. */
  file: Promise<Blob>;
  previewUrl: string;
}

interface PhotoFieldProps {
  label: string;
  photo: Photo | undefined;
  scale: (file: File) => Promise<Blob>;
  onChange: (photo: Photo | undefined) => void;
  children: ReactNode;
}

export function PhotoField({ label, photo, scale, onChange, children }: PhotoFieldProps) {
  const [errorMessage, setErrorMessage] = useState<string>();
  const [fileName, setFileName] = useState('');
  const latest = useRef(photo);
  const handleFile = async (file: File | undefined) => {
    if (!file) return;
    setFileName(file.name);
    // At once, so that saving right away waits for the scaled photo.
    const chosen = { file: scale(file), previewUrl: URL.createObjectURL(file) };
    latest.current = chosen;
    onChange(chosen);
    setErrorMessage(undefined);
    try {
      await chosen.file;
      if (photo) URL.revokeObjectURL(photo.previewUrl);
    } catch (error) {
      URL.revokeObjectURL(chosen.previewUrl);
      if (latest.current !== chosen) return;
      onChange(photo);
      setErrorMessage(getErrorMessage(error));
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-6">
      {children}
      <FieldLayout label={label} hint={copy.optional} error={errorMessage} className="flex-[1_1_14rem]">
        {(attributes) => (
          // The browser's own button speaks the browser's language, not the page's.
          <span className="relative flex min-h-12 items-center gap-3 rounded-md border-[1.5px] border-line-strong bg-surface p-1.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-aria-invalid:border-red-text">
            <span aria-hidden="true" className="shrink-0 rounded-sm bg-ink px-3 py-1.5 font-[650] text-bg">
              {copy.choosePhoto}
            </span>
            <span aria-hidden="true" className="min-w-0 truncate">
              {fileName}
            </span>
            <input
              {...attributes}
              type="file"
              accept="image/*"
              className="absolute inset-0 w-full cursor-pointer opacity-0"
              onChange={(event) => void handleFile(event.currentTarget.files?.[0])}
            />
          </span>
        )}
      </FieldLayout>
    </div>
  );
}
