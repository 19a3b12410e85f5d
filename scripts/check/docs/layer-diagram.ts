type Dependencies = Readonly<Record<string, readonly string[]>>;

const reaches = (graph: Dependencies, from: string, to: string): boolean =>
  (graph[from] ?? []).some((next) => next === to || reaches(graph, next, to));

/**
 * A Mermaid flowchart of the layers. Layers that can also be reached through another one need no arrow of their own.
 *
 * @param graph which layers each layer may import, without cycles
 */
export function drawLayerDiagram(graph: Dependencies): string {
  const arrows = Object.entries(graph).flatMap(([from, targets]) =>
    targets
      .filter((to) => !targets.some((other) => reaches(graph, other, to)))
      .map((to) => `  ${from} --> ${to}`),
  );
  return ['```mermaid', 'flowchart TD', ...arrows.toSorted(), '```'].join('\n');
}
