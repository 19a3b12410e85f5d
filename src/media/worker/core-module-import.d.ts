declare module '@ffmpeg/core' {
  interface Options {
    instantiateWasm(
      imports: WebAssembly.Imports,
      receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): object;
  }
  export default function createFfmpegCore(options: Options): Promise<import('./core-module.ts').FfmpegCore>;
}
