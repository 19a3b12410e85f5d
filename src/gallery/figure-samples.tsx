import { BarRow, BarTable } from '#src/ui/bar-table.tsx';
import { QrCode } from '#src/ui/qr-code.tsx';
import { SeasonHeader } from '#src/ui/season-header.tsx';
import { ShortList } from '#src/ui/short-list.tsx';
import { ignore, longName } from './sample-data.ts';
import { SampleGroup } from './sample.tsx';

const names = [longName, ...Array.from({ length: 11 }, (_, index) => `Dust Devil ${index + 2}`)];

export function FigureSamples() {
  return (
    <SampleGroup title="Figures">
      <SeasonHeader
        titleId="record"
        title="Record"
        source="From the latest 500 videos posted here."
        seasons={[2026, 2025]}
        season={2026}
        onSeasonChange={ignore}
      />
      <BarTable caption="By season" headings={['Season', 'Outs', 'Views']}>
        <BarRow label="2025" description="12 outs" share={1} value="12,345">
          <span className="flex-1 bg-ink" />
        </BarRow>
        <BarRow label="2026" description="2 outs" share={0.2} value="245">
          <span className="flex-1 bg-ink" />
        </BarRow>
      </BarTable>
      <ShortList title="Riders met">
        {names.map((name) => (
          <li key={name} className="py-2">
            {name}
          </li>
        ))}
      </ShortList>
      <ShortList title="Animals met" emptyText="No animal is tagged in these rides.">
        {[]}
      </ShortList>
      <QrCode text="https://rodeoreel.example/reels/one" label="QR code" className="size-26 bg-surface" />
    </SampleGroup>
  );
}
