import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getPath } from './layers.mjs';

const vagueName = /(^|-)(utils?|misc|helpers?|common|shared)$/;

/** Names that say which kind of file it is, not what is in it. */
const conventionalNames = /^(copy(\.es|\.pt)?|main)$/;

const getName = (path) => basename(path).replace(/\.tsx?$/, '');

let sources;

/** A file of the same name elsewhere in src: "open file" in an editor would be a lottery. */
function findNamesake(cwd, path) {
  const name = getName(path);
  if (!path.startsWith('src/') || conventionalNames.test(name)) return undefined;
  sources ??= readdirSync(join(cwd, 'src'), { recursive: true }).map((file) => `src/${file}`);
  return sources.find((other) => other !== path && getName(other) === name && /\.tsx?$/.test(other));
}

/** No name that another file of src has, or so vague that anything could go into the file; folders are kebab-case, as files are. */
export const fileNames = {
  create(context) {
    return {
      Program(node) {
        const path = getPath(context);
        const segments = path.split('/');
        const stems = segments.map((segment) => segment.split('.')[0]);
        const vague = stems.find((stem) => vagueName.test(stem));
        if (vague) context.report({ node, message: `'${vague}' is too vague: name what it contains` });
        const folder = segments.slice(0, -1).find((segment) => !/^[a-z0-9-]+$/.test(segment));
        if (folder) context.report({ node, message: `'${folder}' is not kebab-case` });
        const namesake = findNamesake(context.cwd, path);
        if (namesake) context.report({ node, message: `${namesake} has the same name` });
      },
    };
  },
};
