import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  tryAgain: 'Tentar de novo',
  save: {
    label: 'Salvar',
    saved: 'Montaria salva.',
    removed: 'Removida dos Salvos.',
    saveFailed: (reason: string) => `Não conseguimos salvar a montaria. ${reason}`,
    removeFailed: (reason: string) => `Não conseguimos remover a montaria. ${reason}`,
    loginDialog: {
      title: 'Salvar esta montaria?',
      text: 'Crie sua conta ou entre para salvar. Você volta direto para ela.',
      verifyText: 'Verifique seu e-mail para salvar montarias.',
    },
  },
  hat: {
    label: (count: string) => (count === '' ? 'Tirar o chapéu' : `Tirar o chapéu, ${count}`),
    caption: 'Chapéu',
    tipFailed: (reason: string) => `Não conseguimos registrar seu chapéu. ${reason}`,
    takeBackFailed: (reason: string) => `Não conseguimos desfazer. ${reason}`,
    loginDialog: {
      title: 'Tirar o chapéu para esta montaria?',
      text: 'Crie sua conta ou entre para tirar o chapéu. Você volta direto para ela.',
      verifyText: 'Verifique seu e-mail para tirar o chapéu.',
    },
  },
  share: 'Compartilhar',
  shareMoment: 'Compartilhar este momento',
  embed: 'Incorporar',
  embedMoment: 'Incorporar este momento',
  linkCopied: 'Link copiado.',
  copyFailed: 'Não deu para copiar.',
  menu: {
    label: (title: string) => `Opções de ${title}`,
    caption: 'Opções',
    loadError: 'Não conseguimos carregar as opções. Veja sua conexão e tente de novo.',
    options: {
      'copy-link': 'Copiar link',
      embed: 'Incorporar',
      download: 'Baixar',
      'add-to-reel': 'Adicionar a um reel',
      edit: 'Editar',
      delete: 'Excluir',
      report: 'Denunciar',
      'remove-tag': 'Tirar minha marcação',
      'remove-animal': 'Tirar meu animal',
    },
  },
  embedDialog: {
    title: 'Incorporar esta montaria',
    size: 'Tamanho',
    sizes: { fixed: '560 x 315', responsive: 'Ajusta à página' },
    code: 'Código para o seu site',
    copy: 'Copiar código',
    copied: 'Código copiado.',
    cancel: 'Fechar',
  },
  downloadDialog: {
    title: 'Baixar esta montaria?',
    text: (title: string) => `“${title}” será salvo neste aparelho.`,
    confirm: 'Baixar',
    pending: 'Baixando …',
    cancel: 'Cancelar',
    fileName: 'Montaria',
  },
  deleteDialog: {
    title: 'Excluir esta montaria?',
    text: (title: string) => `“${title}” e o vídeo serão excluídos. Não dá para desfazer.`,
    confirm: 'Excluir',
    pending: 'Excluindo …',
    cancel: 'Manter',
    deleted: 'Montaria excluída.',
    filesLeft:
      'A montaria foi excluída, mas não conseguimos remover os arquivos. Fale com a gente para removê-los.',
  },
  removeTagDialog: {
    title: 'Tirar sua marcação?',
    text: (title: string) => `“${title}” não vai mais mostrar seu nome.`,
    removed: 'Marcação removida.',
  },
  removeAnimalDialog: {
    title: 'Tirar seu animal?',
    text: (title: string) => `“${title}” não vai mais aparecer na página do seu animal.`,
    removed: 'Animal removido da montaria.',
  },
  removeDialog: { confirm: 'Tirar', pending: 'Tirando …', cancel: 'Manter' },
} satisfies Translation<typeof english>;
