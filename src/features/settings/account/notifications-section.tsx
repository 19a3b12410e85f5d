import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { canBeTold, hasToBeInstalled } from '#src/data/device/push-device.ts';
import { chooseKind, noticeKinds, pushKinds, removeDevice, type PushChoice } from '#src/domain/push.ts';
import { keepRowFocus } from '#src/lib/keep-row-focus.ts';
import { formatHour, formatRecentDay } from '#src/lib/dates.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import {
  changePushMutation,
  pushChoiceQuery,
  pushEndpointQuery,
  tellDeviceMutation,
} from '#src/queries/push-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { NameSuffix } from '#src/ui/name-suffix.tsx';
import { QueryFallback } from '#src/ui/query-fallback.tsx';
import { Section } from '#src/ui/section.tsx';
import { SwitchField } from '#src/ui/switch-field.tsx';
import { copy } from './copy.ts';

type Change = (stored: PushChoice) => PushChoice;

const texts = copy.notifications;
const handleError = (error: unknown) => showAlert('error', texts.failed(getErrorMessage(error)));

/** What the person is told of, in the list and on devices. */
export function NotificationsSection({ userId }: { userId: string }) {
  const query = useQuery(pushChoiceQuery(userId));
  const change = useMutation(changePushMutation(useQueryClient(), userId));
  const [pending, setPending] = useState<readonly Change[]>([]);
  const handleChange = async (apply: Change) => {
    setPending((others) => [...others, apply]);
    try {
      await change.mutateAsync(apply);
    } catch (error) {
      handleError(error);
    } finally {
      setPending((others) => others.filter((other) => other !== apply));
    }
  };
  const choice = query.data && pending.reduce((shown, apply) => apply(shown), query.data);
  return (
    <Section title={texts.title}>
      <p className="text-ink-2">{texts.text}</p>
      <QueryFallback query={query} copy={texts}>
        {choice && (
          <>
            <KindFields field="hidden" choice={choice} onChange={(apply) => void handleChange(apply)} />
            {hasToBeInstalled() && <p className="text-ink-2">{texts.install}</p>}
            {canBeTold() && (
              <DeviceFields userId={userId} choice={choice} onChange={(apply) => void handleChange(apply)} />
            )}
          </>
        )}
      </QueryFallback>
    </Section>
  );
}

interface ChoiceProps {
  choice: PushChoice;
  onChange: (apply: Change) => void;
}

function KindFields({ field, choice, onChange }: ChoiceProps & { field: 'hidden' | 'muted' }) {
  const kinds = field === 'hidden' ? noticeKinds : pushKinds;
  return (
    <fieldset className="grid gap-2">
      <legend className="label mb-2 text-ink-2">{field === 'hidden' ? texts.inList : texts.onDevices}</legend>
      {kinds.map((kind) => (
        <SwitchField
          key={kind}
          label={texts.kinds[kind]}
          checked={!choice[field].includes(kind)}
          onChange={({ target: { checked: isOn } }) =>
            onChange((stored) => chooseKind(stored, field, { kind, isOn }))
          }
        />
      ))}
    </fieldset>
  );
}

function DeviceFields({ userId, ...props }: ChoiceProps & { userId: string }) {
  const { choice, onChange } = props;
  const { data: endpoint } = useQuery(pushEndpointQuery());
  const tell = useMutation(tellDeviceMutation(useQueryClient(), userId));
  const isTold = choice.devices.some((device) => device.endpoint === endpoint);
  const isDenied = Notification.permission === 'denied';
  return (
    <>
      <SwitchField
        label={texts.thisDevice}
        hint={texts.limit}
        checked={tell.isPending ? tell.variables : isTold}
        disabled={endpoint === undefined || tell.isPending || isDenied}
        onChange={({ target }) => tell.mutate(target.checked, { onError: handleError })}
      />
      {isDenied && <p className="text-sm text-ink-2">{texts.denied}</p>}
      {choice.devices.length > 0 && (
        <>
          <KindFields field="muted" {...props} />
          <QuietHours {...props} />
          <ul ref={keepRowFocus} aria-label={texts.devices} className="grid gap-2">
            {choice.devices.map((device) => {
              const isThis = device.endpoint === endpoint;
              const name = isThis ? texts.current : describeDevice(device);
              const remove = () =>
                isThis
                  ? tell.mutate(false, { onError: handleError })
                  : onChange((stored) => removeDevice(stored, device.endpoint));
              return (
                <li key={device.endpoint} className="flex flex-wrap items-center justify-between gap-3">
                  {name}
                  <Button className="ml-auto" onClick={remove}>
                    {texts.remove}
                    <NameSuffix>{name}</NameSuffix>
                  </Button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}

const services: Readonly<Record<string, string>> = {
  'fcm.googleapis.com': 'Chrome',
  'mozilla.com': 'Firefox',
  'windows.com': 'Edge',
  'apple.com': 'Safari',
};

function describeDevice({ endpoint, added }: PushChoice['devices'][number]): string {
  const { host } = new URL(endpoint);
  const name = services[host] ?? services[host.split('.').slice(-2).join('.')] ?? host;
  return added ? texts.device(name, formatRecentDay(added.getTime())) : name;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

function QuietHours({ choice, onChange }: ChoiceProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="label mb-2 text-ink-2">{texts.quiet}</legend>
      <div className="grid grid-cols-2 gap-4">
        {(['quiet_from', 'quiet_until'] as const).map((field) => (
          <SelectField
            key={field}
            label={field === 'quiet_from' ? texts.from : texts.until}
            value={choice[field]}
            onChange={({ target: { value } }) =>
              onChange((stored) => ({ ...stored, [field]: Number(value) }))
            }
          >
            {hours.map((hour) => (
              <option key={hour} value={hour}>
                {formatHour(hour)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <p className="text-sm text-ink-2">{texts.quietHint}</p>
    </fieldset>
  );
}
