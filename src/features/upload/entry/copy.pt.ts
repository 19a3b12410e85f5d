import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  link: 'Enviar vídeo',
  input: 'Arquivo de vídeo',
  unsupportedCodec: 'Este aparelho não lê o codec do vídeo.',
  discardDialog: {
    title: 'Descartar o envio?',
    text: 'Quer mesmo descartar?',
    confirm: 'Sim',
    cancel: 'Cancelar',
  },
} satisfies Translation<typeof english>;
