import { Instance } from './instance.ts';

/** The databases by name, created on first use. */
export class InstanceRegistry {
  readonly #byName = new Map<string, Instance>();

  get names(): string[] {
    return [...this.#byName.keys()];
  }

  get(name: string): Instance {
    let instance = this.#byName.get(name);
    if (!instance) {
      instance = new Instance();
      this.#byName.set(name, instance);
    }
    return instance;
  }
}

/** Parses the database name from a URL's `ns` or from a host such as demo-x.localhost. */
export function parseNamespace(url: URL, hostHeader: string | undefined): string | undefined {
  const name = url.searchParams.get('ns') ?? /^([^.:]+)\.[a-z]/i.exec(hostHeader ?? '')?.[1];
  return name !== undefined && /^[a-z0-9][a-z0-9-]*$/i.test(name) ? name : undefined;
}
