import type { App } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { parseFlags } from '#src/domain/flags.ts';
import { getDatabases } from './databases.ts';
import { InputError } from '../command-line.ts';
import { reportOnly, type AdminCommand } from './admin-command.ts';

const switches = ['uploads', 'signup'] as const;
const maxNoticeLength = 300;

const readFlags = async (app: App) => parseFlags((await getDatabase(app).ref('flags').get()).val());

async function updateFlags(app: App, changes: object): Promise<void> {
  for (const database of getDatabases(app)) await database.ref('flags').update(changes);
}

/** The rules obey a document, which has to go along with what the app shows. */
async function planSwitch(app: App, value: string, isOn: boolean) {
  const name = switches.find((each) => each === value);
  if (!name) throw new InputError(`Only ${switches.join(' and ')} can be switched.`);
  const stop = getFirestore(app).collection('stops').doc(name);
  const [flags, { exists }] = await Promise.all([readFlags(app), stop.get()]);
  const isDone = flags[name] === isOn && exists === !isOn;
  return {
    changes: isDone ? [] : [`switch ${name} ${isOn ? 'on' : 'off'}`],
    apply: async () => {
      await (isOn ? stop.delete() : stop.set({ since: FieldValue.serverTimestamp() }));
      await updateFlags(app, { [name]: isOn });
    },
  };
}

export const flagCommands: readonly AdminCommand[] = [
  {
    usage: 'flags show',
    summary: 'shows what is switched off, and the notice',
    plan: async (app) => {
      const { notice, ...flags } = await readFlags(app);
      const lines = switches.map((name) => `${name}: ${flags[name] ? 'on' : 'off'}`);
      return reportOnly([...lines, `notice: ${notice || 'none'}`]);
    },
  },
  {
    usage: 'flags off <switch>',
    summary: 'switches uploads or signup off at once, in the rules and in the app',
    plan: (app, [name = '']) => planSwitch(app, name, false),
  },
  {
    usage: 'flags on <switch>',
    summary: 'switches uploads or signup on again',
    plan: (app, [name = '']) => planSwitch(app, name, true),
  },
  {
    usage: 'flags notice [<text>]',
    summary: 'shows members a notice, beside what is off too; without a text, removes it',
    plan: async (app, [text = '']) => {
      const notice = text.trim();
      if (notice.length > maxNoticeLength)
        throw new InputError(`A notice has up to ${maxNoticeLength} characters.`);
      const { notice: current } = await readFlags(app);
      const change = notice === '' ? 'remove the notice' : `show the notice "${notice}"`;
      return { changes: notice === current ? [] : [change], apply: () => updateFlags(app, { notice }) };
    },
  },
];
