import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  'account-closed': 'Esta conta foi encerrada.',
  'email-taken': 'Esse e-mail já está em uso',
  'invalid-email': 'Digite um e-mail válido.',
  'link-expired': 'Este link venceu. Peça outro.',
  'link-invalid': 'Este link não vale ou já foi usado. Peça outro.',
  'second-factor-required':
    'Esta conta usa verificação em duas etapas, que não está disponível aqui. Desligue onde você ativou e entre aqui.',
  'session-ended': 'Seu acesso terminou. Entre de novo.',
  'too-many-requests': 'Tentativas demais. Espere alguns minutos e tente de novo.',
  'wrong-credentials': 'E-mail ou senha errados.',
  'wrong-password': 'Senha errada. Tente de novo.',
  factorStays: 'Faz tempo demais que você entrou para remover aqui. Remova onde você ativou.',
} satisfies Translation<typeof english>;
