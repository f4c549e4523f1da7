import type { ItemPriceWords } from '../../en/data/item-prices';

const nationalCar = 'Carro de passeio novo, preço médio (Escritório de Análises Econômicas dos EUA)';
const anyVehicle = 'O que se pagou em média por um carro, uma picape ou um SUV novos (Kelley Blue Book)';
const blsBread = 'Uma libra de pão branco, média das cidades dos EUA (Escritório de Estatísticas do Trabalho dos EUA)';
const blsMilk =
  'Um galão de leite integral, média das cidades dos EUA (Escritório de Estatísticas do Trabalho dos EUA)';
const noCup = 'Deste ano não temos preço de uma xícara com fonte';

export const itemWords: ItemPriceWords = {
  car: {
    name: 'Carro novo',
    unit: '',
    one: 'carro novo',
    descriptions: [
      { from: 1913, text: 'Ford Modelo T, preço de lista de um só modelo', isEstimate: true },
      { from: 1959, text: `${nationalCar}, estendido para trás a partir de 1967`, isEstimate: true },
      { from: 1971, text: nationalCar },
      { from: 1980, text: nationalCar, isEstimate: true },
      { from: 2017, text: anyVehicle, isEstimate: true },
      { from: 2020, text: anyVehicle },
      { from: 2024, text: 'Um carro novo modesto, preço definido por este site' },
    ],
  },
  medianHouse: {
    name: 'Casa mediana',
    unit: '',
    one: 'casa mediana',
    descriptions: [
      { from: 1913, text: 'Não existe preço nacional deste ano' },
      {
        from: 1959,
        text: 'Entre o Censo Habitacional de 1950 e o de 1960, todas as casas em que o dono mora',
        isEstimate: true,
      },
      { from: 1971, text: 'Casa nova mediana vendida (Departamento do Censo dos EUA e HUD)' },
      { from: 2024, text: 'Casas usadas, maio de 2025, preço definido por este site' },
    ],
  },
  coffee: {
    name: 'Café',
    unit: 'xícaras',
    one: 'xícara de café',
    descriptions: [
      { from: 1913, text: 'Uma xícara comum: a de cinco centavos de um restaurante simples', isEstimate: true },
      {
        from: 1959,
        text: 'A xícara de café comum, de dez centavos, que os jornais dos anos 1950 descrevem',
      },
      { from: 1971, text: noCup },
      { from: 2017, text: 'Uma xícara comum, a média paga em restaurantes (NPD Group)' },
      { from: 2020, text: noCup },
      { from: 2024, text: 'Um café latte, preço definido por este site' },
    ],
  },
  bread: {
    name: 'Pão',
    unit: 'pães',
    one: 'pão',
    descriptions: [
      { from: 1913, text: 'Uma libra de pão em janeiro de 1913 (Escritório de Estatísticas do Trabalho dos EUA)' },
      { from: 1959, text: 'Uma libra de pão branco (estatísticas históricas)', isEstimate: true },
      {
        from: 1971,
        text: 'O pão de uma libra, em média, no preço mais alto de 1971 (Prairie Public, junho de 2022, sobre o Bismarck Tribune de junho de 1972)',
      },
      { from: 1980, text: blsBread },
      { from: 2024, text: 'Um pão de marca conhecida, preço definido por este site' },
    ],
  },
  milk: {
    name: 'Leite',
    unit: 'galões',
    one: 'galão de leite',
    descriptions: [
      { from: 1913, text: 'Um galão de leite em janeiro de 1913 (Escritório de Estatísticas do Trabalho dos EUA)' },
      {
        from: 1959,
        text: 'Duas embalagens de meio galão entregues em casa (estatísticas históricas)',
        isEstimate: true,
      },
      {
        from: 1980,
        text: 'Duas embalagens de meio galão, média das cidades dos EUA (Escritório de Estatísticas do Trabalho dos EUA)',
      },
      { from: 2000, text: blsMilk },
      { from: 2024, text: 'Um galão, preço definido por este site' },
    ],
  },
  gas: {
    name: 'Gasolina',
    unit: 'galões',
    one: 'galão de gasolina',
    descriptions: [
      { from: 1913, text: 'Preços avulsos da época. Não há série oficial', isEstimate: true },
      { from: 1959, text: 'Gasolina comum com chumbo (Energy Information Administration, EIA)' },
      {
        from: 1980,
        text: 'Gasolina comum sem chumbo, média das cidades dos EUA (Escritório de Estatísticas do Trabalho dos EUA)',
      },
      { from: 2024, text: 'Um galão, preço definido por este site' },
    ],
  },
};
