-- What visitors call the facilities of places where their labels say otherwise.
insert into search_synonyms (locale, words) values
  ('zh_TW', '{廁所,洗手間,化妝室,盥洗室}'),
  ('zh_TW', '{飲水機,飲水,開飲機,裝水}'),
  ('zh_TW', '{置物櫃,寄物櫃,寄物}'),
  ('zh_TW', '{哺集乳室,哺乳室,育嬰室}'),
  ('zh_TW', '{無線網路,wifi,無線上網}'),
  ('en_US', '{drinking water,water fountain,water refill}'),
  ('en_US', '{nursing room,baby changing,breastfeeding}'),
  ('en_US', '{lockers,left luggage}'),
  ('ja_JP', '{トイレ,手洗い}'),
  ('ja_JP', '{給水機,水飲み場,飲み水}'),
  ('ja_JP', '{ロッカー,コインロッカー}'),
  ('ja_JP', '{wifi,無線LAN}');
