import arena from '#src/ui/art/arena-empty.svg';
import hat from '#src/ui/art/hat-rope.svg';
import barrel from '#src/ui/art/barrel.svg';
import roping from '#src/ui/art/roping.svg';
import { copy } from './copy.ts';

const steps = [
  { art: arena, ...copy.howItWorks.freeViews },
  { art: barrel, ...copy.howItWorks.record },
  { art: hat, ...copy.howItWorks.membership },
  { art: roping, ...copy.howItWorks.action },
];

export function HowItWorks() {
  return (
    <section className="px-(--gutter) py-14 md:py-20">
      <div className="mx-auto grid max-w-[78rem] gap-8">
        <h2 className="display text-display-xl">{copy.howItWorks.title}</h2>
        <ol className="grid gap-8 sm:grid-cols-2 shell:grid-cols-4">
          {steps.map(({ art, name, text }) => (
            <li key={name} className="grid content-start gap-3">
              <img
                src={art}
                alt=""
                loading="lazy"
                decoding="async"
                className="aspect-video w-full rounded-md object-cover"
              />
              <h3 className="display pt-1 text-display-md">{name}</h3>
              <p className="text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
