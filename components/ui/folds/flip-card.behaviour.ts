/** The style sheet shows the face that is turned to the reader (flip-card.css). */
export const flipCard = (card: HTMLElement) => card.toggleAttribute('data-flipped');
