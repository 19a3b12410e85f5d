import { fetchSchedulePage } from '#src/data/content/schedule.ts';
import { useNumberedPages } from '#src/lib/use-numbered-pages.ts';
import { Bone } from '#src/ui/bone.tsx';
import { EndlessList } from '#src/ui/endless-list.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { byMonth } from './by-month.ts';
import { RodeoRow, RodeoRowSkeleton } from './rodeo-row.tsx';

/** The rodeos to come, which load on as the page is scrolled down. @param host the content service's address */
export function ScheduleList({ host }: { host: string }) {
  const { bottom, ...list } = useNumberedPages(
    ['schedule'],
    (index) => fetchSchedulePage(host, index),
    ({ RodeoId }) => RodeoId,
  );
  return (
    <EndlessList
      list={list}
      bottom={bottom}
      name="schedule"
      skeleton={
        <>
          <Bone className="mb-2 h-10 w-36" />
          <Skeletons count={6} />
        </>
      }
      skeletonOfMore={<Skeletons count={2} />}
      empty={
        <StatePanel kind="empty" title="No rodeo announced">
          As soon as a date is set, it shows up here.
        </StatePanel>
      }
    >
      {byMonth(list.items).map(({ title, items }) => (
        <section key={title} className="grid gap-2">
          <div className="flex items-center gap-3">
            <h2 className="display text-display-lg">{title}</h2>
            <hr className="stitch flex-1" />
          </div>
          <ul>
            {items.map((rodeo) => (
              <RodeoRow key={rodeo.RodeoId} rodeo={rodeo} />
            ))}
          </ul>
        </section>
      ))}
    </EndlessList>
  );
}

function Skeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <RodeoRowSkeleton key={index} />);
}
