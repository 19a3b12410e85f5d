import Heart from 'lucide-react/icons/heart';
import Plus from 'lucide-react/icons/plus';
import { BackButton } from '#src/ui/back-button.tsx';
import { Button, ButtonAnchor, ButtonLink, IconButton, TextButton } from '#src/ui/button.tsx';
import { MenuButton } from '#src/ui/menu-button.tsx';
import { RefreshButton } from '#src/ui/refresh-button.tsx';
import { wholePicture } from '#src/lib/zoom/picture-zoom.ts';
import { ZoomButtons } from '#src/ui/zoom-buttons.tsx';
import { ignore, longName } from './sample-data.ts';
import { Sample, SampleGroup } from './sample.tsx';

const variants = ['primary', 'secondary', 'ghost'] as const;

const whole = { enlarge: ignore, reset: ignore };

export function ButtonSamples() {
  return (
    <SampleGroup title="Buttons">
      {variants.map((variant) => (
        <Sample key={variant} title={variant} isRow>
          <Button variant={variant}>Save</Button>
          <Button variant={variant} large>
            Save
          </Button>
          <Button variant={variant} disabled>
            Save
          </Button>
          <Button variant={variant}>
            <Plus aria-hidden="true" className="size-5" />
            Invite
          </Button>
        </Sample>
      ))}
      <Sample title="on dark" isRow isDark>
        <Button variant="on-dark">Log in</Button>
        <BackButton isOverImage onClick={ignore} />
        <ZoomButtons zoom={{ ...whole, zoom: wholePicture, isZoomed: false }} />
        <ZoomButtons zoom={{ ...whole, zoom: { ...wholePicture, scale: 2.5 }, isZoomed: true }} />
      </Sample>
      <Sample title="links, and a long label" isRow>
        <ButtonLink to="/page">To the feed</ButtonLink>
        <ButtonAnchor href="/page" variant="primary">
          Sign up
        </ButtonAnchor>
        <Button>Act for {longName}</Button>
        <TextButton onClick={ignore}>Back to login</TextButton>
      </Sample>
      <Sample title="icon buttons" isRow>
        <IconButton label="Like" onClick={ignore}>
          <Heart className="size-5.5" />
        </IconButton>
        <IconButton bordered label="Like" onClick={ignore}>
          <Heart className="size-5.5" />
        </IconButton>
        <IconButton bordered disabled label="Like">
          <Heart className="size-5.5" />
        </IconButton>
        <BackButton onClick={ignore} />
        <BackButton disabled onClick={ignore} />
        <RefreshButton label="Refresh" onRefresh={ignore} />
        <MenuButton label="Menu" items={[{ name: 'Logout', icon: <Heart /> }]} onSelect={ignore}>
          Menu
        </MenuButton>
      </Sample>
    </SampleGroup>
  );
}
