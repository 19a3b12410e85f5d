import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { parseVideoLink } from '#src/config/video-link.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { videoQuery } from '#src/queries/video-queries.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { copy } from './copy.ts';
import { useChangeRide } from './use-change-ride.ts';

export function ChooseRideForm() {
  const client = useQueryClient();
  const { changeRide, isPending } = useChangeRide();
  const [link, setLink] = useState('');
  const [error, setError] = useState<string>();
  /** Chooses the ride of the link; returns what is wrong with it. */
  const choose = async (): Promise<string | undefined> => {
    const videoId = parseVideoLink(link);
    if (videoId === '') return copy.rides.invalidLink;
    const video = await client.fetchQuery(videoQuery(videoId));
    if (!video) return copy.rides.notFound;
    if (video.ride_of_the_week) return copy.rides.alreadyChosen;
    if (await changeRide(video, true)) setLink('');
    return undefined;
  };
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setError(await choose().catch(getErrorMessage));
  };
  return (
    <form
      noValidate
      className="grid items-start gap-4 sm:grid-cols-[1fr_auto]"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextField
        label={copy.rides.link}
        hint={copy.rides.hint}
        error={error}
        inputMode="url"
        autoComplete="off"
        value={link}
        onChange={({ target }) => setLink(target.value)}
      />
      <Button type="submit" variant="primary" disabled={isPending} className="sm:mt-7">
        {copy.rides.choose}
      </Button>
    </form>
  );
}
