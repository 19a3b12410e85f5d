import { describeJourneys } from './journeys.ts';
import { launchWebKit } from './launch.ts';

describeJourneys('WebKit', launchWebKit, { loads: 5 });
