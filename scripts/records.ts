/** `npm run records -- rebuild|verify --local|--project <id>`: fills or checks the records; see services/records. */
import { rebuildRecords, verifyRecords } from '#services/records/rebuild-records.ts';
import { runMaintenance } from './run-maintenance.ts';

await runMaintenance({
  name: 'records',
  match: 'The records match the rides.',
  open: (firestore) => ({
    rebuild: async () => console.log(`${await rebuildRecords(firestore)} records filled.`),
    verify: () => verifyRecords(firestore),
  }),
});
