import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  queue: {
    listName: 'Montarias e reels denunciados',
    loading: 'Carregando denúncias',
    loadError: 'Não conseguimos carregar as denúncias',
    summary: (items: number, reports: number) =>
      `${items === 1 ? '1 montaria ou reel' : `${items} montarias e reels`} com ${reports === 1 ? '1 denúncia' : `${reports} denúncias`}, as mais antigas primeiro.`,
    isPartial: (max: number) =>
      `Estas são as ${max} denúncias mais antigas. Outras aparecem quando você fechar algumas.`,
    empty: { title: 'Nenhuma denúncia', text: 'As montarias e os reels denunciados aparecem aqui.' },
  },
  reported: {
    loading: 'Carregando a montaria',
    loadError: 'Não conseguimos carregar esta montaria',
    gone: 'Esta montaria não existe mais',
    goneText: 'Alguém a excluiu antes de você chegar.',
    video: (title: string) => `Vídeo de ${title}`,
    lightPicture: 'A imagem leve, em um arquivo separado: é a que quase todos veem.',
    lightVideo: (title: string, lines: number) => `Versão ${lines}p de ${title}`,
    lightCaption: (lines: number) => `${lines}p, em um arquivo separado: é a que muita gente vê.`,
    postedBy: 'Publicado por',
    reportsName: (title: string) => `Denúncias de ${title}`,
    reasons: {
      'wrong-names': 'Peão ou animal errado',
      privacy: 'Não quer aparecer',
      cruelty: 'Crueldade com um animal',
      'not-rodeo': 'Não é rodeio',
      copied: 'Copiado sem permissão',
      other: 'Outra coisa',
    },
    noReason: 'Sem motivo',
    unknownReporter: 'Conta encerrada',
    takeDown: 'Tirar do ar',
    dismiss: 'Descartar',
    answer: 'Responder',
  },
  reel: {
    loading: 'Carregando o reel',
    loadError: 'Não conseguimos carregar este reel',
    gone: 'Este reel não existe mais',
    goneText: 'Alguém o excluiu antes de você chegar.',
    by: 'De',
    open: (rides: string) => `Ver o reel: ${rides}`,
    openResults: (rides: string) => `Abrir a lista de resultados: ${rides}`,
  },
  decisions: {
    cancel: 'Cancelar',
    ofRide: {
      takeDown: {
        title: 'Tirar esta montaria do ar?',
        text: (title: string) =>
          `“${title}” e o vídeo serão excluídos para todos, e avisaremos quem publicou. Não dá para desfazer.`,
        confirm: 'Tirar do ar',
        done: 'Montaria fora do ar.',
        filesLeft:
          'A montaria não existe mais, mas não conseguimos excluir os arquivos. Execute npm run admin -- cleanup.',
      },
      dismissText: (reports: number) =>
        reports === 1
          ? 'A montaria fica e a denúncia é fechada.'
          : 'A montaria fica e as denúncias são fechadas.',
    },
    ofReel: {
      takeDown: {
        title: 'Tirar este reel do ar?',
        text: (title: string) =>
          `“${title}” será excluído para todos, e avisaremos quem fez. As montarias ficam. Não dá para desfazer.`,
        confirm: 'Tirar do ar',
        done: 'Reel fora do ar.',
      },
      dismissText: (reports: number) =>
        reports === 1 ? 'O reel fica e a denúncia é fechada.' : 'O reel fica e as denúncias são fechadas.',
    },
    ofResultList: {
      takeDown: {
        title: 'Tirar esta lista de resultados do ar?',
        text: (title: string) =>
          `“${title}” será excluída para todos, e avisaremos quem fez. As montarias ficam. Não dá para desfazer.`,
        confirm: 'Tirar do ar',
        done: 'Lista de resultados fora do ar.',
      },
      dismissText: (reports: number) =>
        reports === 1
          ? 'A lista de resultados fica e a denúncia é fechada.'
          : 'A lista de resultados fica e as denúncias são fechadas.',
    },
    dismiss: {
      title: 'Descartar as denúncias?',
      confirm: 'Descartar',
      done: 'Denúncias descartadas.',
    },
    answer: {
      title: 'Responder às denúncias?',
      text: 'Vai para todos que denunciaram, sem o seu nome.',
      label: 'Resposta',
      missing: 'Escreva uma resposta.',
      confirm: 'Enviar',
      done: 'Resposta enviada.',
    },
  },
  rides: {
    chooseTitle: 'Adicionar uma montaria',
    link: 'Link da montaria',
    hint: 'Abra as opções da montaria, escolha “Copiar link” e cole aqui.',
    choose: 'Adicionar montaria',
    invalidLink: 'Isso não é o link de uma montaria.',
    notFound: 'Não encontramos essa montaria.',
    alreadyChosen: 'Essa montaria já está em Melhores montarias.',
    chosen: (title: string) => `“${title}” agora está em Melhores montarias.`,
    listTitle: 'Agora em Melhores montarias',
    listName: 'montarias',
    text: 'Todos veem estas em Melhores montarias, as mais novas primeiro. Enquanto estão lá, os detalhes não podem ser editados.',
    remove: 'Remover',
    removed: (title: string) => `“${title}” não está mais em Melhores montarias.`,
    undo: 'Desfazer',
    failed: (title: string, reason: string) => `Não conseguimos mudar “${title}”. ${reason}`,
    empty: { title: 'Nenhuma montaria da semana', text: 'Cole um link acima para adicionar a primeira.' },
  },
} satisfies Translation<typeof english>;
