/** `npm run cost -- --views 1000000`: what a month with that many views costs. */
import { parseArgs } from 'node:util';
import { formatCost } from './cost/estimate-cost.ts';

const { values } = parseArgs({ options: { views: { type: 'string', default: '1000000' } } });
const views = Number(values.views);
if (Number.isInteger(views) && views >= 0) console.log(formatCost(views));
else {
  console.error('Usage: npm run cost -- --views <number>');
  process.exitCode = 2;
}
