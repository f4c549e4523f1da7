'use client';

import dynamic from 'next/dynamic';

/*
 * All guides are one route, whose client components the bundler puts into one heap. Loaded this way, each calculator is a
 * file of its own that only its guide asks for; its HTML is complete all the same.
 */
export const AddressIdentifier = dynamic(() =>
  import('./address-identifier/address-identifier').then((module) => module.AddressIdentifier),
);
export const FeeCalculator = dynamic(() => import('./fee/fee-calculator').then((module) => module.FeeCalculator));
export const MiningCalculator = dynamic(() =>
  import('./mining/mining-calculator').then((module) => module.MiningCalculator),
);
export const SecurityChecklist = dynamic(() =>
  import('./security-checklist/security-checklist').then((module) => module.SecurityChecklist),
);
export const TransactionSizer = dynamic(() =>
  import('./transaction-size/transaction-sizer').then((module) => module.TransactionSizer),
);
