import { defineConfig } from 'vitest/config';
import { createMediaProject } from './media-project.ts';

export default defineConfig(createMediaProject('media', 'test'));
