// Loads the TypeScript engines inside this process; a tsx child would hide signals and the parent's death.
import { register } from 'tsx/esm/api';

register();
await import('../main.ts');
