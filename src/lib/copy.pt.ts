import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  offline: 'O servidor não responde. Veja sua conexão e tente de novo.',
  'too-slow': 'Demorou demais. Veja sua conexão e tente de novo.',
  'not-found': 'Isto não está mais disponível.',
  'not-allowed': 'Você não tem permissão para fazer isso.',
  outdated: 'Esta página é de antes da última atualização. Recarregue para continuar.',
  'login-expired': 'Seu acesso venceu. Entre de novo.',
  'too-many': 'Tentativas demais. Espere alguns minutos e tente de novo.',
  'too-soon': 'Foi rápido demais. Espere alguns segundos e tente de novo.',
  unexpected: 'Algo deu errado. Tente de novo.',
} satisfies Translation<typeof english>;
