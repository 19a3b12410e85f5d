import { describeJourneys } from './journeys.ts';
import { launchFirefox } from './launch.ts';

describeJourneys('Firefox', launchFirefox, { loads: 1 });
