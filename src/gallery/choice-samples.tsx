import { AccountRadioGroupSkeleton } from '#src/ui/account-radio-group-skeleton.tsx';
import { AccountRadio, AccountRadioGroup } from '#src/ui/account-radio-group.tsx';
import { AnimalThumbnail } from '#src/ui/animal-picture.tsx';
import { ChipCheckboxGroup, ChipRadioField } from '#src/ui/chip-fields.tsx';
import { ChipRadioGroup } from '#src/ui/chip-group.tsx';
import { ChoiceCards } from '#src/ui/choice-cards.tsx';
import type { ComboboxChoice, ComboboxStatus } from '#src/ui/combobox-popup.tsx';
import { Combobox } from '#src/ui/combobox.tsx';
import { LanguageLinks } from '#src/ui/language-links.tsx';
import { ScrollRow } from '#src/ui/scroll-row.tsx';
import { SegmentedControl } from '#src/ui/segmented-control.tsx';
import { TabLinks } from '#src/ui/tab-links.tsx';
import { TagCombobox } from '#src/ui/tag-combobox.tsx';
import { Tag } from '#src/ui/tag.tsx';
import { accounts, ignore, longName } from './sample-data.ts';
import { Sample, SampleGroup } from './sample.tsx';

const eventNames =
  'Bull Riding,Bareback Riding,Saddle Bronc,Team Roping,Barrel Racing,Steer Wrestling,Tie Down';
const events = eventNames.split(',').map((name) => ({ value: name, name }));
const kinds = [
  { value: 'rider', name: 'Rider', description: 'Posts rides.' },
  { value: 'fan', name: longName, description: `Watches the rides of ${longName}.` },
];
const shortChoices = ['Videos', 'Animals'].map((name) => ({ value: name, name }));

const animals = [
  { id: 'bull', name: 'Dust Devil', brand: 'J7' },
  { id: 'horse', name: longName, brand: '' },
];
const getChoice = ({ name, brand }: (typeof animals)[number]): ComboboxChoice => ({
  title: name,
  subtitle: 'Prairie Jack Rodeo',
  picture: <AnimalThumbnail src="" type="bull" />,
  ...(brand && { brand }),
});

export function ChoiceSamples() {
  return (
    <>
      <SampleGroup title="Chips and tabs">
        <ChipCheckboxGroup
          label="Events"
          choices={events}
          values={['Bull Riding', 'Saddle Bronc']}
          onChange={ignore}
          error="Choose an event"
        />
        <ChipRadioField
          label="Event"
          name="event"
          choices={events}
          value="Team Roping"
          onChange={ignore}
          hint="Optional"
        />
        <Sample title="scrolling to the chosen one">
          <ChipRadioGroup
            scrollable
            label="Filter"
            name="filter"
            choices={[...events, ...events.map(({ name }) => ({ value: `${name} 2`, name }))]}
            value="Saddle Bronc 2"
            onChange={ignore}
          />
        </Sample>
        <ScrollRow selected={undefined}>
          <Tag>A row that fits</Tag>
        </ScrollRow>
        <SegmentedControl label="Show" choices={shortChoices} value="Animals" onChange={ignore} />
        <LanguageLinks label="Language" />
        <TabLinks
          label="Account access"
          currentPath="/b"
          tabs={[
            { name: 'Users', to: '/a', count: 12 },
            { name: 'Accounts', to: '/b', count: 0 },
            { name: 'Invites', to: '/c' },
          ]}
        />
      </SampleGroup>
      <SampleGroup title="Accounts">
        <AccountRadioGroup checkedIndex={0}>
          {accounts.map(({ id, ...account }) => (
            <AccountRadio key={id} {...account} isChecked={id === 'june'} onChoose={ignore} />
          ))}
        </AccountRadioGroup>
        <AccountRadioGroupSkeleton />
      </SampleGroup>
      <SampleGroup title="Choice cards">
        <ChoiceCards label="Kind of account" name="kind" choices={kinds} value="fan" onChange={ignore} />
      </SampleGroup>
      <SampleGroup title="Comboboxes">
        <ComboboxSample label="Animal" status="ready" value={null} />
        <ComboboxSample label="Chosen animal" status="ready" value={animals[0] ?? null} />
        <ComboboxSample
          label="Long name"
          status="ready"
          value={animals[1] ?? null}
          error="This animal was deleted."
        />
        <ComboboxSample label="Loading" status="loading" value={null} />
        <TagCombobox
          label="Search without an answer"
          placeholder="Search by name"
          clearLabel="Clear"
          hint={undefined}
          fallbackHint="Search is unavailable right now."
          error={undefined}
          errorText="The animals did not load."
          emptyText="No animals yet"
          text=""
          choices={{ tags: animals, status: 'error', isFallback: true, retry: ignore }}
          getChoice={getChoice}
          value={null}
          onChange={ignore}
          onSearch={ignore}
          inputRef={ignore}
        />
      </SampleGroup>
    </>
  );
}

interface ComboboxSampleProps {
  label: string;
  status: ComboboxStatus;
  value: (typeof animals)[number] | null;
  error?: string;
}

function ComboboxSample(props: ComboboxSampleProps) {
  return (
    <Combobox
      {...props}
      hint="Optional"
      placeholder="Search by name or brand"
      clearLabel="Clear animal"
      items={props.status === 'ready' ? animals : []}
      getChoice={getChoice}
      onChange={ignore}
      onSearch={ignore}
      emptyText="No animals found"
      inputRef={ignore}
    />
  );
}
