import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { countNouns } from '#src/domain/counts/count-nouns.ts';
import { getMaxRides, getTotalSeconds, type Reel } from '#src/domain/reel.ts';
import { presentResult } from '#src/domain/present-result.ts';
import { copy as listCopy } from '#src/domain/results/copy.ts';
import { getRiderNames } from '#src/domain/ride-result.ts';
import type { User } from '#src/domain/user.ts';
import type { Video } from '#src/domain/video.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { formatDuration } from '#src/lib/format.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { saveReelMutation } from '#src/queries/reel-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { EditForm } from '#src/ui/edit-form.tsx';
import { FieldError, TextField } from '#src/ui/field.tsx';
import type { FormAlertContent } from '#src/ui/form-alert.tsx';
import { Section } from '#src/ui/section.tsx';
import { copy } from './copy.ts';
import { OrderedRides } from './ordered-rides.tsx';
import { reelFormSchema, resultListFormSchema, type ReelFormValues } from './reel-form-schema.ts';
import { copy as resultsCopy } from './results/copy.ts';
import { RideChoiceDialog } from './ride-choice-dialog.tsx';
import './reels.css';

const nameRodeo = (ride: Video) => ride.title;

/** The rides of a night are all of one rodeo. */
const nameRider = (ride: Video) => getRiderNames(ride) || listCopy.noRider;
const nameResult = (ride: Video) => joinFacts(nameRider(ride), presentResult(ride)?.listed);

interface ReelFormProps {
  owner: User;
  /** The session user. */
  actor: User;
  /** Undefined creates a new one. */
  reel: Reel | undefined;
  isResultList: boolean;
  title: string;
  rides: readonly Video[];
  onSaved: (id: string) => void;
}

export function ReelForm(props: ReelFormProps) {
  const { owner, actor, reel, isResultList, title, rides: storedRides, onSaved } = props;
  // What is stored may change while the form is open.
  const [opened] = useState(reel);
  const [id] = useState(() => reel?.id ?? crypto.randomUUID());
  const [alert, setAlert] = useState<FormAlertContent>();
  const [isRetry, setIsRetry] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const { mutateAsync } = useMutation(saveReelMutation(useQueryClient()));
  const form = useForm<ReelFormValues>({
    resolver: zodResolver(isResultList ? resultListFormSchema : reelFormSchema),
    defaultValues: { title, rides: [...storedRides] },
  });
  const rides = useWatch({ control: form.control, name: 'rides' });
  const { isDirty, isSubmitted, errors } = form.formState;
  const setRides = (next: Video[]) =>
    form.setValue('rides', next, { shouldDirty: true, shouldValidate: isSubmitted });
  const words = isResultList ? resultsCopy.form : copy.form;
  const handleSave = async (values: ReelFormValues) => {
    try {
      await mutateAsync({
        ...{ id, owner, actor, opened, isRetry },
        values: {
          title: values.title,
          videos: values.rides.map((ride) => ride.id),
          is_result_list: isResultList,
        },
      });
      showAlert('success', words.saved);
      // `onSaved` navigates, which must find no unsaved changes.
      flushSync(() => setIsSaved(true));
      onSaved(id);
    } catch (error) {
      setIsRetry(true);
      setAlert({ tone: 'error', title: words.saveFailed, message: getErrorMessage(error) });
    }
  };
  const getName = isResultList ? nameResult : nameRodeo;
  const length = rides.length > 0 && formatDuration(getTotalSeconds(rides));
  return (
    <EditForm
      form={form}
      hasUnsavedChanges={!isSaved && isDirty}
      alert={alert}
      onAlertClose={() => setAlert(undefined)}
      onSave={handleSave}
    >
      <TextField label={copy.form.title} error={errors.title?.message} {...form.register('title')} />
      <Section title={copy.list}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-2">
            {rides.length > 0 ? joinFacts(countNouns(rides.length, 'ride'), length) : words.empty}
          </p>
          <Button onClick={() => setIsChoosing(true)}>
            <Plus aria-hidden="true" className="size-4.5" />
            {copy.form.add}
          </Button>
        </div>
        <OrderedRides rides={rides} getName={getName} onChange={setRides} />
        {errors.rides?.message && <FieldError>{errors.rides.message}</FieldError>}
      </Section>
      {isChoosing && (
        <RideChoiceDialog
          account={owner}
          maxRides={getMaxRides({ is_result_list: isResultList })}
          getName={isResultList ? nameRider : nameRodeo}
          chosen={rides}
          onChange={setRides}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </EditForm>
  );
}
