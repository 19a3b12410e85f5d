/*
 * The conventions of this repository that no tool knows, as rules for oxlint. Which files a rule is for is in
 * .oxlintrc.json.
 */
import { barrels, imports, queryCache } from './imports.mjs';
import { copy } from './copy.mjs';
import { docComments } from './doc-comments.mjs';
import { effects } from './effects.mjs';
import { fileNames } from './file-names.mjs';
import { routes } from './routes-rule.mjs';

export default {
  meta: { name: 'house' },
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
