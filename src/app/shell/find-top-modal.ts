/** The modal dialog that is open above the others, which makes everything outside of it inert. */
export const findTopModal = (): Element | undefined => [...document.querySelectorAll('dialog:modal')].at(-1);
