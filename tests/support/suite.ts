import { getPorts } from '#scripts/backend/ports.ts';

/** Ports of the suite under test: `npm start` if APP_ADDRESS is set, otherwise the suite of `npm test`. */
export const suitePorts = getPorts(process.env['APP_ADDRESS'] ? 'dev' : 'test');
