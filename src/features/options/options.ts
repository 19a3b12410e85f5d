import type { Video } from '#src/domain/video.ts';
import { copy } from './copy.ts';

export type OptionsVideo = Pick<Video, 'id' | 'video_id' | 'user_id' | 'title' | 'animal_id'> &
  Partial<Pick<Video, 'contestants_id' | 'tagged_animal_contractor_id'>>;

export type TagOption = 'remove-tag' | 'remove-animal';

export type VideoOption = 'copy-link' | 'embed' | 'download' | 'edit' | 'delete' | 'report' | TagOption;

/** @param accountId the selected profile; undefined for visitors */
export function getVideoOptions(video: OptionsVideo, accountId: string | undefined): VideoOption[] {
  if (accountId === video.user_id) return ['copy-link', 'embed', 'download', 'edit', 'delete', 'report'];
  return ['copy-link', 'download', 'embed', ...getTagOptions(video, accountId), 'report'];
}

function getTagOptions(
  { contestants_id = [], animal_id, tagged_animal_contractor_id: animalOwner }: OptionsVideo,
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
