export const navigator = {
  label: 'Salas de esta página',
  open: 'Abrir la lista de salas. Estás en {name}, {percent} del recorrido',
  close: 'Cerrar la lista de salas',
  progress: '{percent} del recorrido',
};
