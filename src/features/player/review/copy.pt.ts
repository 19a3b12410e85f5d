import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Ferramentas de análise',
  close: 'Fechar ferramentas de análise',
  loop: {
    label: 'Repetir',
    start: 'A',
    end: 'B',
    setStart: 'Começar a repetição aqui',
    setEnd: 'Terminar a repetição aqui',
    clear: 'Parar de repetir',
    range: (start: string, end: string) => `Repetir ${start}–${end}`,
  },
  drawing: {
    label: 'Desenho',
    line: 'Traçar uma linha',
    angle: 'Medir um ângulo',
    clear: 'Apagar o desenho',
    shapes: { line: 'Linha', angle: 'Ângulo' },
    points: { line: ['início', 'fim'], angle: ['primeiro lado', 'vértice', 'segundo lado'] },
    handle: (shape: string, point: string) => `${shape}, ${point}`,
    position: (x: number, y: number) => `${x}% da esquerda, ${y}% de cima`,
    degrees: (degrees: number) => `${degrees}°`,
  },
  snapshot: {
    take: 'Salvar este quadro como imagem',
    fileName: 'Montaria',
    failed: 'Não conseguimos salvar o quadro. Veja sua conexão e tente de novo.',
  },
} satisfies Translation<typeof english>;
