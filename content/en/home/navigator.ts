export const navigator = {
  label: 'Exhibits on this page',
  open: 'Open the list of exhibits. Now at {name}, {percent} of the walk',
  close: 'Close the list of exhibits',
  progress: '{percent} of the walk',
};
