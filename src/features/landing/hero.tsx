import { paths } from '#src/config/paths.ts';
import heroArt from '#src/ui/art/hero.svg';
import { ButtonAnchor } from '#src/ui/button.tsx';
import { copy } from './copy.ts';

const actions = [
  { name: copy.hero.watch, href: paths.watch },
  { name: copy.hero.signUp, href: paths.signup },
  { name: copy.hero.logIn, href: paths.login },
];

export function Hero() {
  return (
    <section className="on-dark relative grid min-h-[min(56rem,100svh)] items-end overflow-hidden bg-player text-on-picture">
      <img
        src={heroArt}
        alt={copy.hero.picture}
        fetchPriority="high"
        className="absolute inset-0 h-[64%] w-full object-cover object-[93%_50%] md:h-full md:object-[78%_50%]"
      />
      <div className="absolute inset-0 bg-linear-to-b from-player from-6% to-transparent to-24% md:hidden" />
      <div className="absolute inset-0 bg-linear-to-b from-transparent from-38% to-player to-62% md:bg-linear-to-r md:from-player/95 md:from-0% md:via-player/80 md:via-34% md:to-transparent md:to-72%" />
      <div className="relative px-(--gutter) pt-[7rem] pb-8 max-sm:bg-[linear-gradient(transparent_4rem,var(--color-player)_8rem)] md:pb-12">
        <div className="mx-auto grid max-w-[78rem] gap-6">
          <h1 className="display text-[clamp(4.25rem,1.25rem+12.5vw,11rem)] leading-[0.8] font-black tracking-[-0.012em]">
            {copy.hero.titleStart} <br />
            {copy.hero.titleEnd}
          </h1>
          <p className="max-w-[34rem] text-lg text-on-picture-2">{copy.hero.text}</p>
          <div className="flex flex-wrap gap-3">
            {actions.map(({ name, href }, index) => (
              <ButtonAnchor
                key={href}
                large
                variant={index === 0 ? 'primary' : 'on-dark'}
                href={href}
                className="flex-[1_1_7.5rem] first:basis-full sm:flex-none sm:first:basis-auto"
              >
                {name}
              </ButtonAnchor>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
