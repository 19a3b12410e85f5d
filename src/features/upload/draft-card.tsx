import type { ReactNode } from 'react';
import poster from '#src/ui/art/arena-empty.svg';
import { copy } from './copy.ts';
import { useFileImageRef } from './object-url.ts';

interface DraftCardProps {
  thumbnail: Blob | undefined;
  title: string;
  children: ReactNode;
}

export function DraftCard({ thumbnail, title, children }: DraftCardProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      {thumbnail ? <Thumbnail image={thumbnail} /> : <img src={poster} alt="" className={imageClass} />}
      <div className="grid min-w-0 flex-[1_1_10rem] gap-1">
        <p className="display text-display-sm wrap-anywhere">{title}</p>
        {children}
      </div>
    </div>
  );
}

const imageClass = 'aspect-video w-36 rounded-sm bg-sunken object-cover';

function Thumbnail({ image }: { image: Blob }) {
  const ref = useFileImageRef(image);
  return <img ref={ref} alt={copy.clipThumbnail} className={imageClass} />;
}
