/** What drawings are made of. */
export * from './shapes/address';
export * from './shapes/bank';
export * from './shapes/banknote';
export * from './shapes/bolt';
export * from './shapes/chain';
export * from './shapes/coin';
export * from './shapes/computer';
export * from './shapes/device';
export * from './shapes/gold';
export * from './shapes/hand';
export * from './shapes/loaf';
export * from './shapes/marks';
export * from './shapes/note';
export * from './shapes/padlock';
export * from './shapes/person';
export * from './shapes/phone';
export * from './shapes/sealed-paper';
