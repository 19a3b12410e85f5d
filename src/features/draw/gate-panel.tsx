import { getUsualTurn, type TurnCounts } from '#src/domain/draw.ts';
import { gateTurns, type GateTurn } from '#src/domain/judged-ride.ts';
import { classNames } from '#src/lib/class-names.ts';
import { copy } from './copy.ts';
import { Panel } from './panel.tsx';

/** The middle of each arrow, from the gate on, and the direction of its head in degrees. */
const arrows: Record<GateTurn, { path: string; tip: string; angle: number }> = {
  left: { path: 'M160 168 C160 112 132 84 74 80', tip: '74 80', angle: -86 },
  straight: { path: 'M160 168 V56', tip: '160 56', angle: 0 },
  right: { path: 'M160 168 C160 112 188 84 246 80', tip: '246 80', angle: 86 },
};

const thinnest = 7;
const thickest = 30;

export function GatePanel({ turns }: { turns: TurnCounts }) {
  const usual = getUsualTurn(turns);
  const total = Object.values(turns).reduce((sum, count) => sum + count, 0);
  return (
    <Panel
      title={copy.gate.titles[usual ?? 'mixed']}
      text={usual ? copy.gate.usual(turns[usual], total) : copy.gate.mixed(total)}
      legend={copy.gate.source}
    >
      <svg viewBox="0 0 320 212" aria-hidden="true" className="gate-chart">
        <path d="M6 184 H142 M178 184 H314" className="fence" />
        {/* The usual way lies on top. */}
        {gateTurns
          .toSorted((one, other) => turns[one] - turns[other])
          .map((turn) => (
            <Arrow key={turn} turn={turn} share={turns[turn] / total} isUsual={turn === usual} />
          ))}
        <rect x="142" y="166" width="36" height="36" rx="4" className="chute" />
        <path d="M140 180 L128 150" className="door" />
      </svg>
      <dl className="grid auto-cols-fr grid-flow-col text-center">
        {gateTurns.map((turn) => (
          <div key={turn} className={classNames('grid', turn !== usual && 'text-ink-2')}>
            <dt className="label order-1 text-md">{copy.gate.sides[turn]}</dt>
            <dd className="numeral text-display-lg">{turns[turn]}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Arrow({ turn, share, isUsual }: { turn: GateTurn; share: number; isUsual: boolean }) {
  if (share === 0) return null;
  const { path, tip, angle } = arrows[turn];
  const width = thinnest + (thickest - thinnest) * share;
  return (
    <g className={isUsual ? 'way is-usual' : 'way'}>
      <path d={path} fill="none" strokeWidth={width} />
      <path
        d={`M0 ${-width * 1.5} L${width * 1.3} 1 H${-width * 1.3} Z`}
        stroke="none"
        transform={`translate(${tip}) rotate(${angle})`}
      />
    </g>
  );
}
