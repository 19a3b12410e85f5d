import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  ride: {
    title: 'Denunciar esta montaria?',
    verifyText: 'Verifique seu e-mail para denunciar montarias.',
    reported: 'Montaria denunciada. Obrigado por avisar.',
  },
  reel: {
    title: 'Denunciar este reel?',
    verifyText: 'Verifique seu e-mail para denunciar reels.',
    reported: 'Reel denunciado. Obrigado por avisar.',
  },
  'result list': {
    title: 'Denunciar esta lista de resultados?',
    verifyText: 'Verifique seu e-mail para denunciar listas de resultados.',
    reported: 'Lista de resultados denunciada. Obrigado por avisar.',
  },
  text: (title: string) => `Vamos analisar “${title}” e tirar do ar se quebrar nossas regras.`,
  loginText: 'Entre para denunciar. Você volta direto para cá.',
  reason: 'O que há de errado?',
  optional: 'Opcional',
  noReason: 'Sem motivo',
  reasons: {
    'wrong-names': 'Peão ou animal errado',
    privacy: 'Não quero aparecer',
    cruelty: 'Crueldade com um animal',
    'not-rodeo': 'Não é rodeio',
    copied: 'Copiado sem permissão',
    other: 'Outra coisa',
  },
  confirm: 'Denunciar',
  pending: 'Denunciando …',
  cancel: 'Cancelar',
} satisfies Translation<typeof english>;
