type Layer = readonly string[];
export const layers: Readonly<Record<string, Layer>>;
export const folders: Readonly<Record<'emulators' | 'scripts' | 'services' | 'tests' | 'tools', Layer>>;
