import { Link } from 'react-router-dom';
import { searchPath } from '#src/config/paths.ts';
import { searchCategories } from '#src/domain/search.ts';
import { categoryPictures } from './category-pictures.ts';
import { copy } from './copy.ts';

export function CategoryTiles() {
  return (
    <ul
      aria-label={copy.categories}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(15.5rem,1fr))] sm:gap-4"
    >
      {searchCategories.map(({ id, name }, index) => (
        <li key={id}>
          <Link
            to={searchPath(id)}
            className="group relative grid aspect-square items-end overflow-hidden rounded-md bg-leather text-on-picture no-underline sm:aspect-[4/3]"
          >
            <img
              src={categoryPictures[index]}
              alt=""
              className="absolute inset-0 size-full object-cover transition-transform duration-240 group-hover:scale-104"
            />
            <span
              aria-hidden="true"
              className="absolute inset-0 bg-linear-to-b from-transparent from-25% to-player/90 to-70% sm:from-30% sm:to-80%"
            />
            <span className="display relative p-3 text-display-sm sm:p-4 sm:text-display-md">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
