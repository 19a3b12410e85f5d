type Environment = Readonly<Record<string, string | undefined>>;
interface Tool {
  readonly advice: string;
}
export const toolsByPart: Readonly<Record<'media' | 'e2e' | 'browsers', readonly Tool[]>>;
export function describeMissingTool(tool: Tool): string | undefined;
export function installTools(tools: readonly Tool[]): Promise<void>;
export function findChromium(environment?: Environment): string | undefined;
export function findFullChromium(environment?: Environment): string | undefined;
export function findFirefox(environment?: Environment): string | undefined;
