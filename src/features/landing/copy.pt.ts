import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  accountDeleted: 'Sua conta foi excluída. Assistir continua grátis: volte quando quiser.',
  hero: {
    picture: 'Um peão se joga para trás enquanto o touro pula, poeira embaixo e as luzes da arena em cima',
    titleStart: 'Assistir',
    titleEnd: 'é grátis',
    text: 'Touros, cavalos, tambores e laço. Envie, salve, assista e compartilhe vídeos de rodeio, e ache qualquer montaria por marca, nome, tropeiro ou peão.',
    watch: 'Ver montarias',
    signUp: 'Criar conta',
    logIn: 'Entrar',
  },
  search: {
    label: 'Buscar por',
    title: 'Ache qualquer montaria por',
    brand: { name: 'Marca', example: 'J7' },
    name: { name: 'Nome', example: 'Dust Devil' },
    contractor: { name: 'Tropeiro', example: 'Rafter J Rodeo' },
    rider: { name: 'Peão', example: 'Cody Latham' },
  },
  howItWorks: {
    title: 'Como funciona',
    freeViews: { name: 'Assistir é grátis', text: 'Veja quantas montarias quiser. Não custa nada.' },
    record: {
      name: 'Grave e organize',
      text: 'Grave uma montaria, corte e marque prova, lugar, data, animal, peão e nota ou tempo.',
    },
    membership: {
      name: 'Faça parte',
      text: 'Entre como competidor, tropeiro ou fã. Competidores e tropeiros publicam montarias.',
    },
    action: {
      name: 'Ação sem limite',
      text: 'Salve, compartilhe, incorpore e consulte cada montaria de um animal ou de um peão.',
    },
  },
  previews: {
    title: 'Direto dos bretes',
    more: 'Ver mais montarias',
    rider: 'Peão',
    animal: 'Animal',
    place: 'Lugar',
    bull: {
      description: 'Um peão se joga para trás enquanto o touro pula sob as luzes da arena',
      event: 'Montaria em touros',
      title: 'Cheyenne Frontier Days',
      rider: 'Cody Latham',
      animal: 'Dust Devil',
      brand: 'J7',
      location: 'Cheyenne, WY',
      date: '24 de julho de 2026',
    },
    barrels: {
      description: 'Uma competidora galopa ao lado de um tambor sob as luzes da arena',
      event: 'Três tambores',
      title: 'Pendleton Round-Up',
      rider: 'Jess Halloran',
      animal: 'Lady Luck',
      brand: '23',
      location: 'Pendleton, OR',
      date: '12 de setembro de 2026',
    },
  },
  apps: {
    title: 'Leve para a arena',
    text: 'Sua conta, seus vídeos e seus animais no celular.',
    apple: { caption: 'Baixe na', store: 'App Store' },
    google: { caption: 'Disponível no', store: 'Google Play' },
    comingSoon: 'Em breve para iOS e Android',
  },
} satisfies Translation<typeof english>;
