import { canPublish } from '#src/domain/account-type.ts';
import type { NamedRide } from '#src/domain/ride-result.ts';
import type { User } from '#src/domain/user.ts';
import type { Video } from '#src/domain/video.ts';
import { copy } from './copy.ts';

export type OptionsVideo = Pick<Video, 'id' | 'video_id' | 'title' | 'animal_id'> &
  NamedRide &
  Partial<Pick<Video, 'tagged_animal_contractor_id' | 'hard_to_watch'>>;

export type TagOption = 'remove-tag' | 'remove-animal';

export type CoverOption = 'hard-to-watch' | 'not-hard-to-watch';

export type VideoOption =
  | 'copy-link'
  | 'embed'
  | 'download'
  | 'ride-card'
  | 'add-to-reel'
  | 'edit'
  | 'delete'
  | 'report'
  | TagOption
  | CoverOption;

export type OptionsAccount = Pick<User, 'id' | 'account_type'>;

/** @param account the selected profile; undefined for visitors @param isAdministrator whether the person is one */
export function getVideoOptions(
  video: OptionsVideo,
  account: OptionsAccount | undefined,
  isAdministrator = false,
): VideoOption[] {
  const isOwn = account?.id === video.user_id;
  const tagOptions = getTagOptions(video, account?.id);
  const canAddToReel =
    account !== undefined && canPublish(account.account_type) && (isOwn || tagOptions.length > 0);
  const reelOptions: VideoOption[] = canAddToReel ? ['add-to-reel'] : [];
  const cardOptions: VideoOption[] = video.hard_to_watch ? [] : ['ride-card'];
  const coverOptions = getCoverOptions(video, isOwn || isAdministrator, tagOptions);
  const makeOptions = [...cardOptions, ...reelOptions];
  if (isOwn)
    return ['copy-link', 'embed', 'download', ...makeOptions, 'edit', ...coverOptions, 'delete', 'report'];
  return ['copy-link', 'download', 'embed', ...makeOptions, ...tagOptions, ...coverOptions, 'report'];
}

/** A tagged contestant covers a ride, and does not uncover it. */
function getCoverOptions(
  video: OptionsVideo,
  isInCharge: boolean,
  tagOptions: readonly TagOption[],
): CoverOption[] {
  if (video.hard_to_watch) return isInCharge ? ['not-hard-to-watch'] : [];
  return isInCharge || tagOptions.includes('remove-tag') ? ['hard-to-watch'] : [];
}

function getTagOptions(
  { contestants_id, animal_id, tagged_animal_contractor_id: animalOwner }: OptionsVideo,
  accountId: string | undefined,
): TagOption[] {
  const options: TagOption[] = [];
  if (accountId === undefined) return options;
  if (contestants_id.includes(accountId)) options.push('remove-tag');
  if (animal_id !== '' && animalOwner === accountId) options.push('remove-animal');
  return options;
}

const maxTitleLength = 80;

export function getClipFileName(title: string, type: string): string {
  const plain = title
    .replaceAll(/[^\p{L}\p{N}\p{M} '-]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .slice(0, maxTitleLength)
    .trim();
  return `${plain || copy.downloadDialog.fileName}.${type === 'video/mp4' ? 'mp4' : 'mov'}`;
}
