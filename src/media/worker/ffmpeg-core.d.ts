interface CoreOptions {
  instantiateWasm(
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}

declare module '@ffmpeg/core' {
  export default function createCore<Core>(options: CoreOptions): Promise<Core>;
}
