import type { ItemPriceWords } from '../../en/data/item-prices';

const nationalCar = 'Auto nuevo de pasajeros, precio promedio (Oficina de Análisis Económico de Estados Unidos)';
const anyVehicle = 'Lo que se pagó en promedio por un auto, una camioneta o un SUV nuevos (Kelley Blue Book)';
const blsBread =
  'Una libra de pan blanco, promedio de ciudades de Estados Unidos (Oficina de Estadísticas Laborales de Estados Unidos)';
const blsMilk =
  'Un galón de leche entera, promedio de ciudades de Estados Unidos (Oficina de Estadísticas Laborales de Estados Unidos)';
const noCup = 'De este año no tenemos un precio por taza con fuente';

export const itemWords: ItemPriceWords = {
  car: {
    name: 'Auto nuevo',
    unit: '',
    one: 'auto nuevo',
    descriptions: [
      { from: 1913, text: 'Ford Modelo T, precio de lista de un solo modelo', isEstimate: true },
      { from: 1959, text: `${nationalCar}, extendido hacia atrás desde 1967`, isEstimate: true },
      { from: 1971, text: nationalCar },
      { from: 1980, text: nationalCar, isEstimate: true },
      { from: 2017, text: anyVehicle, isEstimate: true },
      { from: 2020, text: anyVehicle },
      { from: 2024, text: 'Un auto nuevo y modesto, precio fijado por este sitio' },
    ],
  },
  medianHouse: {
    name: 'Casa mediana',
    unit: '',
    one: 'casa mediana',
    descriptions: [
      { from: 1913, text: 'No existe un precio nacional de este año' },
      {
        from: 1959,
        text: 'Entre el Censo de Vivienda de 1950 y el de 1960, todas las viviendas habitadas por sus propietarios',
        isEstimate: true,
      },
      { from: 1971, text: 'Casa nueva mediana vendida (Oficina del Censo de Estados Unidos y HUD)' },
      { from: 2024, text: 'Casas usadas, mayo de 2025, precio fijado por este sitio' },
    ],
  },
  coffee: {
    name: 'Café',
    unit: 'tazas',
    one: 'taza de café',
    descriptions: [
      { from: 1913, text: 'Una taza común: la de cinco centavos de un restaurante sencillo', isEstimate: true },
      {
        from: 1959,
        text: 'La taza de café común, de diez centavos, que describen los periódicos de la década de 1950',
      },
      { from: 1971, text: noCup },
      { from: 2017, text: 'Una taza común, lo que se pagó en promedio en restaurantes (NPD Group)' },
      { from: 2020, text: noCup },
      { from: 2024, text: 'Un café latte, precio fijado por este sitio' },
    ],
  },
  bread: {
    name: 'Pan',
    unit: 'panes',
    one: 'pan',
    descriptions: [
      { from: 1913, text: 'Una libra de pan en enero de 1913 (Oficina de Estadísticas Laborales de Estados Unidos)' },
      { from: 1959, text: 'Una libra de pan blanco (estadísticas históricas)', isEstimate: true },
      {
        from: 1971,
        text: 'El pan de una libra, en promedio, en su precio más alto de 1971 (Prairie Public, junio de 2022, sobre el Bismarck Tribune de junio de 1972)',
      },
      { from: 1980, text: blsBread },
      { from: 2024, text: 'Un pan de una marca conocida, precio fijado por este sitio' },
    ],
  },
  milk: {
    name: 'Leche',
    unit: 'galones',
    one: 'galón de leche',
    descriptions: [
      { from: 1913, text: 'Un galón de leche en enero de 1913 (Oficina de Estadísticas Laborales de Estados Unidos)' },
      { from: 1959, text: 'Dos medios galones, llevados a domicilio (estadísticas históricas)', isEstimate: true },
      {
        from: 1980,
        text: 'Dos medios galones, promedio de ciudades de Estados Unidos (Oficina de Estadísticas Laborales de Estados Unidos)',
      },
      { from: 2000, text: blsMilk },
      { from: 2024, text: 'Un galón, precio fijado por este sitio' },
    ],
  },
  gas: {
    name: 'Gasolina',
    unit: 'galones',
    one: 'galón de gasolina',
    descriptions: [
      { from: 1913, text: 'Precios sueltos de la época. No hay una serie oficial', isEstimate: true },
      {
        from: 1959,
        text: 'Gasolina regular con plomo (Administración de Información de Energía de Estados Unidos)',
      },
      {
        from: 1980,
        text: 'Gasolina regular sin plomo, promedio de ciudades de Estados Unidos (Oficina de Estadísticas Laborales de Estados Unidos)',
      },
      { from: 2024, text: 'Un galón, precio fijado por este sitio' },
    ],
  },
};
