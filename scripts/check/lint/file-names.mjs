import { getPath } from './layers.mjs';

const vagueName = /(^|-)(utils?|misc|helpers?|common|shared)$/;

/** No name that is so vague that anything could go into the file; folders are kebab-case, as files are. */
export const fileNames = {
  create(context) {
    return {
      Program(node) {
        const segments = getPath(context).split('/');
        const stems = segments.map((segment) => segment.split('.')[0]);
        const vague = stems.find((stem) => vagueName.test(stem));
        if (vague) context.report({ node, message: `'${vague}' is too vague: name what it contains` });
        const folder = segments.slice(0, -1).find((segment) => !/^[a-z0-9-]+$/.test(segment));
        if (folder) context.report({ node, message: `'${folder}' is not kebab-case` });
      },
    };
  },
};
