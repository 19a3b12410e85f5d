import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  'upload-limit': 'Você chegou ao limite de envios de hoje. Tente amanhã.',
  'animal-limit': 'Você chegou ao limite de animais novos de hoje. Tente amanhã.',
  'reel-limit': 'Você chegou ao limite de reels novos de hoje. Tente amanhã.',
  'link-limit': 'Você chegou ao limite de vídeos ligados de hoje. Tente amanhã.',
  'links-full': (max: number) =>
    `${max} dos seus vídeos esperam resposta, que é o limite. Encerre um e tente de novo.`,
  'report-limit': 'Você chegou ao limite de denúncias de hoje. Tente amanhã.',
  'invite-limit': 'Você chegou ao limite de convites e pedidos de hoje. Tente amanhã.',
  'tag-denied': 'Uma marcação não foi aceita. Tire o peão ou o animal marcado e tente de novo.',
  'already-reported': 'Você já fez esta denúncia. Obrigado por avisar.',
  'too-long': 'O vídeo precisa ter 2 minutos ou menos. Corte ou envie outro.',
  'saved-full': (max: number) => `Você salvou ${max} montarias, que é o limite. Remova uma e tente de novo.`,
  'follows-full': (max: number) =>
    `Você segue ${max} peões, tropeiros e animais, que é o limite. Deixe de seguir um e tente de novo.`,
  'rodeos-full': (max: number) =>
    `Você segue ${max} rodeios, que é o limite. Deixe de seguir um e tente de novo.`,
  'access-full': (max: number) =>
    `Um de vocês já tem ${max} pessoas nesta lista, que é o limite. Remova algumas e tente de novo.`,
} satisfies Translation<typeof english>;
