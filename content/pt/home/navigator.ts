export const navigator = {
  label: 'Salas desta página',
  open: 'Abrir a lista de salas. Você está em {name}, {percent} do passeio',
  close: 'Fechar a lista de salas',
  progress: '{percent} do passeio',
};
