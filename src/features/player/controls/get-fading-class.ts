/** For what lies over the picture while the controls are visible. Lets clicks between its controls through to the picture. */
export const getFadingClass = ({ areControlsVisible }: { areControlsVisible: boolean }): string =>
  `transition-opacity duration-240 ${areControlsVisible ? '[&_:is(a,button,input,dl)]:pointer-events-auto' : 'opacity-0'}`;
