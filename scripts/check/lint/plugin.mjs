/*
 * The conventions of this repository that no tool knows, as rules for oxlint. Which files a rule is for is in
 * .oxlintrc.json.
 */
import { barrels } from './barrels.mjs';
import { copy } from './copy.mjs';
import { docComments } from './doc-comments.mjs';
import { effects } from './effects.mjs';
import { fileNames } from './file-names.mjs';
import { imports } from './imports.mjs';
import { queryCache } from './query-cache.mjs';
import { routes } from './routes-rule.mjs';

export default {
  meta: { name: 'reel' },
  rules: {
    barrels,
    copy,
    effects,
    imports,
    routes,
    'doc-comments': docComments,
    'file-names': fileNames,
    'query-cache': queryCache,
  },
};
