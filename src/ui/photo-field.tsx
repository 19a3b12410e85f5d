import { useRef, useState, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { copy } from './copy.ts';
import { TextField } from './field.tsx';

/** Styles the browser's file button. */
const fileInputClass =
  '[&_input]:cursor-pointer [&_input]:py-1.5 [&_input]:pl-1.5 [&_input]:file:mr-3 [&_input]:file:min-h-9 [&_input]:file:cursor-pointer [&_input]:file:rounded-sm [&_input]:file:bg-ink [&_input]:file:px-3 [&_input]:file:font-[650] [&_input]:file:text-bg';

export interface Photo {
  /** Scaled; rejects with a message for users when the browser cannot read the chosen file. */
  file: Promise<Blob>;
  previewUrl: string;
}

interface PhotoFieldProps {
  label: string;
  photo: Photo | undefined;
  scale: (file: File) => Promise<Blob>;
  onChange: (photo: Photo | undefined) => void;
  children: ReactNode;
}

export function PhotoField({ label, photo, scale, onChange, children }: PhotoFieldProps) {
  const [errorMessage, setErrorMessage] = useState<string>();
  const latest = useRef(photo);
  const handleFile = async (file: File | undefined) => {
    if (!file) return;
    // At once, so that saving right away waits for the scaled photo.
    const chosen = { file: scale(file), previewUrl: URL.createObjectURL(file) };
    latest.current = chosen;
    onChange(chosen);
    setErrorMessage(undefined);
    try {
      await chosen.file;
      if (photo) URL.revokeObjectURL(photo.previewUrl);
    } catch (error) {
      URL.revokeObjectURL(chosen.previewUrl);
      if (latest.current !== chosen) return;
      onChange(photo);
      setErrorMessage(getErrorMessage(error));
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-6">
      {children}
      <TextField
        label={label}
        type="file"
        accept="image/*"
        hint={copy.optional}
        error={errorMessage}
        className={classNames('flex-[1_1_14rem]', fileInputClass)}
        onChange={(event) => void handleFile(event.currentTarget.files?.[0])}
      />
    </div>
  );
}
