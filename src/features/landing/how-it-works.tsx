import arena from '#src/ui/art/arena-empty.svg';
import hat from '#src/ui/art/hat-rope.svg';
import barrel from '#src/ui/art/barrel.svg';
import roping from '#src/ui/art/roping.svg';

const steps = [
  { art: arena, name: 'Free views', text: 'Watching costs nothing, as often as you like.' },
  {
    art: barrel,
    name: 'Record and categorize',
    text: 'Film the ride, trim it, and tag event, place, date, animal, rider and score or time.',
  },
  {
    art: hat,
    name: 'Membership',
    text: 'Join as a contestant, a stock contractor or a fan. Contestants and contractors post.',
  },
  {
    art: roping,
    name: 'Unlimited action',
    text: 'Save, share, embed and look up every ride of an animal or a rider.',
  },
];

export function HowItWorks() {
  return (
    <section className="px-(--gutter) py-14 md:py-20">
      <div className="mx-auto grid max-w-[78rem] gap-8">
        <h2 className="display text-display-xl">How it works</h2>
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
