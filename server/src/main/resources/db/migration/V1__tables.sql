-- A table at which a match is played, from the moment somebody opens it.
create table sitting (
    id         varchar(32)  primary key,
    created    bigint       not null,
    status     varchar(10)  not null,
    origin     text         not null,
    listed     boolean      not null,
    host       int          not null,
    clock      varchar(100) not null,
    invitation varchar(64)  not null,
    serial     int          not null,
    following  varchar(32),
    result     text,
    finished   bigint       not null
);

create index sitting_status on sitting (status, created);

-- Tokens are kept as hashes only.
create table seat (
    sitting varchar(32)  not null references sitting (id),
    seat    int          not null,
    sitter  varchar(10)  not null,
    name    varchar(60)  not null,
    level   varchar(20)  not null,
    token   varchar(64)  not null,
    auto_on boolean      not null,
    stops   varchar(400) not null,
    primary key (sitting, seat)
);

-- Every choice, before anybody hears of it.
create table choice (
    sitting varchar(32) not null references sitting (id),
    place   int         not null,
    serial  int         not null,
    made    int         not null,
    maker   varchar(10) not null,
    spent   bigint      not null,
    primary key (sitting, place)
);

create table chat (
    sitting varchar(32)  not null references sitting (id),
    place   int          not null,
    seat    int          not null,
    name    varchar(60)  not null,
    words   varchar(400) not null,
    primary key (sitting, place)
);
